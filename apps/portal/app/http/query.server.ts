import { elsewhere } from './respond.server'

/** The page that a list shows, by its query; what is no page number is the first. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1
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

/** What the filters of a list ask for, by name; an empty field asks for nothing, and nothing longer than a search goes on. */
export function askedOf<Name extends string>(request: Request, names: readonly Name[]) {
  const { searchParams } = new URL(request.url)
  const given = names.map(name => [name, searchParams.get(name)?.trim().slice(0, 100)] as const)
  return Object.fromEntries(given.filter(([, value]) => value)) as Partial<Record<Name, string>> // its names are the given ones
}
