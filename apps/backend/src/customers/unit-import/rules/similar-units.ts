type Place = {
  name: string
  address: string
  outlet_code: string
}

export interface KnownPlace extends Place {
  /** Null for a row of the same file. */
  cid: string | null
}

export type SimilarUnit = { key: 'warnings.outlet_code_zeros' | 'warnings.same_place'; unit: KnownPlace }

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const toPlaceKey = ({ name, address }: Place) => `${simplify(name)}\n${simplify(address)}`

/** Spreadsheets drop the leading zeros of a code that consists of digits. */
const toNumberKey = ({ outlet_code }: Place) =>
  /^\d+$/.test(outlet_code) ? outlet_code.replace(/^0+(?=\d)/, '') : null

function group<T>(items: readonly T[], toKey: (item: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = toKey(item)
    if (key === null) continue
    const members = groups.get(key)
    if (members) members.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Finds units that a row may mean although its outlet code is another one or missing. */
export class SimilarUnits {
  readonly #places: Map<string, KnownPlace[]>
  readonly #numbers: Map<string, KnownPlace[]>

  constructor(places: readonly KnownPlace[]) {
    this.#places = group(places, toPlaceKey)
    this.#numbers = group(places, toNumberKey)
  }

  /** The only unit with this name and address, if it has no outlet code yet. */
  findWithoutCode(place: Place): string | null {
    const [unit, ...others] = (this.#places.get(toPlaceKey(place)) ?? []).filter(({ cid }) => cid !== null)
    return unit && others.length === 0 && unit.outlet_code === '' ? unit.cid : null
  }

  /** A unit whose code differs only by leading zeros, and whether it has the same name and address. */
  findSameNumber(place: Place): { unit: KnownPlace; isSamePlace: boolean } | null {
    const number = toNumberKey(place)
    const units = number === null ? [] : (this.#numbers.get(number) ?? [])
    const isSamePlace = (unit: KnownPlace) => toPlaceKey(unit) === toPlaceKey(place)
    const unit = units.find(isSamePlace) ?? units[0]
    return unit && unit.outlet_code !== place.outlet_code ? { unit, isSamePlace: isSamePlace(unit) } : null
  }

  /** A unit with almost the same code, or the same name and address, which the row would create again. */
  findSimilar(place: Place): SimilarUnit | null {
    const isOther = (unit: KnownPlace) => unit.outlet_code !== place.outlet_code
    const number = toNumberKey(place)
    const sameNumber = number === null ? undefined : this.#numbers.get(number)?.find(isOther)
    if (sameNumber) return { key: 'warnings.outlet_code_zeros', unit: sameNumber }
    const samePlace = this.#places.get(toPlaceKey(place))?.find(isOther)
    return samePlace ? { key: 'warnings.same_place', unit: samePlace } : null
  }
}
