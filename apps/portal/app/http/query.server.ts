import { isRecordId } from '@bgm/api-client'
import { cleanText } from '@bgm/validation'
import { redirectTo } from './respond.server'

/** Checks whether a value in the query string is valid for the list. */
type Rule = (value: string) => boolean

export const isOneOf =
  <const T extends string>(known: readonly T[]) =>
  (value: string): value is T =>
    known.some(each => each === value)

/** Matches control characters, surrogates, and the replacement character that stands for invalid bytes. */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u

export const isSearchText: Rule = value => value.length <= 100 && !unreadable.test(value)

export const isKey: Rule = value => /^[\w.-]{1,64}$/.test(value)

export const isId: Rule = isRecordId

/** Checks that a date exists, because `Date` parses 31 February as 3 March. */
export const isDate: Rule = value => {
  if (value.length !== 10 || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(value)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

// A longer value is invalid anyway.
const clean = (value: string) => cleanText(value.slice(0, 2000)).trim()

const pageNumber: Rule = value => /^[1-9]\d{0,4}$/.test(value)

type Guard<T extends string> = (value: string) => value is T

/** A rule that is a type guard narrows its value. */
type Filter<Rules> = {
  [Name in keyof Rules]?: Rules[Name] extends Guard<infer T> ? T : string
}

export type ListQuery<Rules> = {
  filter: Filter<Rules>
  page: number
  /** The names of parameters with invalid or conflicting values, which the page lists. */
  ignored: string[]
}

/**
 * Reads the query string of a list and checks each value against its rule. A parameter that is invalid or
 * has two different values is left out and listed in `ignored`. An empty parameter is left out silently.
 */
export function parseListQuery<Rules extends Record<string, Rule>>(
  request: Request,
  rules: Rules,
): ListQuery<Rules> {
  const { searchParams } = new URL(request.url)
  const filter: Partial<Record<string, string>> = {}
  const ignored: string[] = []
  for (const [name, rule] of Object.entries<Rule>({ ...rules, page: pageNumber })) {
    const values = new Set(searchParams.getAll(name).flatMap(value => clean(value) || []))
    const [value] = values
    if (value === undefined) continue
    if (values.size === 1 && rule(value)) filter[name] = value
    else ignored.push(name)
  }
  const { page = '1', ...rest } = filter
  return { filter: rest as Filter<Rules>, page: Number(page), ignored } // only checked values are set
}

/**
 * Redirects a page number beyond the end to the last page, e.g. if a list has become shorter since it was
 * bookmarked.
 */
export function redirectToLastPage(
  request: Request,
  { page, page_count }: { page: number; page_count: number },
): void {
  if (page_count === 0 || page <= page_count) return
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(page_count))
  throw redirectTo(`${pathname}?${searchParams}`)
}
