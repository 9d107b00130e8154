import { useLocation, useNavigation } from '@remix-run/react'
import { paths } from '#app/paths'

/** The query parameters and path of a list, and links to it with changed parameters. */
export function useListUrl() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const getHref = (changes: Record<string, string | undefined>) => paths.withQuery(pathname, query, changes)
  return { query, getHref, pathname }
}

/** Whether other rows of the same list are loading. */
export function useListBusy(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
