import { elsewhere } from './respond.server'

/** Whether the list can be asked for a value that its address holds. */
type Rule = (value: string) => boolean

export const among =
  (known: readonly string[]): Rule =>
  value =>
    known.includes(value)

/** Control characters, and what is left of bytes that are no text. */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]/u

export const searchText: Rule = value => value.length <= 100 && !unreadable.test(value)

export const key: Rule = value => /^[\w.-]{1,64}$/.test(value)

export const day: Rule = value => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

const pageNumber: Rule = value => /^[1-9]\d{0,4}$/.test(value)

export interface ListQuery<Name extends string> {
  filter: Partial<Record<Name, string>>
  page: number
  /** Names whose value asks for nothing that the list knows; the page says so. */
  ignored: string[]
}

/**
 * What the address of a list asks for, each value checked by its rule. A value that the rule refuses, or two values of
 * one name, ask for nothing, and the name is told. An empty field asks for nothing.
 */
export function listQueryOf<Name extends string>(
  request: Request,
  rules: Record<Name, Rule>,
): ListQuery<Name> {
  const { searchParams } = new URL(request.url)
  const filter: Partial<Record<string, string>> = {}
  const ignored: string[] = []
  for (const [name, rule] of Object.entries<Rule>({ ...rules, page: pageNumber })) {
    const values = new Set(searchParams.getAll(name).flatMap(value => value.trim() || []))
    const [value] = values
    if (value === undefined) continue
    if (values.size === 1 && rule(value)) filter[name] = value
    else ignored.push(name)
  }
  const { page = '1', ...rest } = filter
  return { filter: rest as Partial<Record<Name, string>>, page: Number(page), ignored } // its names are those of the rules
}

/** A page behind the last one, as a list that grew shorter leaves behind in bookmarks, is the last one. */
export function keepWithin(
  request: Request,
  { page, page_count }: { page: number; page_count: number },
): void {
  if (page_count === 0 || page <= page_count) return
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(page_count))
  throw elsewhere(`${pathname}?${searchParams}`)
}
