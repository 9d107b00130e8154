import { useLocation, useNavigation } from '@remix-run/react'
import { paths } from '#app/paths'

/**
 * Returns the query parameters and path of a list, and a function that builds links with changed parameters.
 */
export function useListUrl() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const getHref = (changes: Record<string, string | undefined>) => paths.withQuery(pathname, query, changes)
  return { query, getHref, pathname }
}

/** Whether the same list is loading, e.g. with another page or filter. */
export function useIsListLoading(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
