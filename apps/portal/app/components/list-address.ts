import { useLocation, useNavigation } from '@remix-run/react'
import { paths } from '#app/paths'

/** What the address of a list asks for, and the address of the same list with something of it changed. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const hrefOf = (changes: Record<string, string | undefined>) => paths.listed(pathname, asked, changes)
  return { asked, hrefOf, bare: pathname }
}

/** Whether other rows of the same list are on their way. */
export function useListBusy(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
