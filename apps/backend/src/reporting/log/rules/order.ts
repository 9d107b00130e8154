import { type EntryType, entryTypes } from './entry'

type Arrival = { id: number; at: number; type: EntryType }

const ranks = new Map(entryTypes.map((type, rank) => [type, rank]))
const getRank = ({ type }: Arrival) => ranks.get(type) ?? 0

/** The order in which entries are appended: by time of arrival, then type, then row id. */
export const compareArrivals = (one: Arrival, other: Arrival): number =>
  one.at - other.at || getRank(one) - getRank(other) || one.id - other.id
