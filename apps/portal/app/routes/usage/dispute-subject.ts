import { format } from '@bgm/i18n'
import { getJakartaNoon, getMonthMiddle } from './month'

type Subject = {
  month: string
  day?: string | null | undefined
  venue?: string | null | undefined
  work?: string | null | undefined
}

/** Describes the subject of a dispute in one line. */
export const describeDisputeSubject = ({ month, day, venue, work }: Subject, locale: 'id' | 'en') =>
  [
    day ? format.date(getJakartaNoon(day), locale) : format.monthYear(getMonthMiddle(month), locale),
    venue,
    work,
  ]
    .filter(Boolean)
    .join(', ')
