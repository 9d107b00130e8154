import { useMatches } from '@remix-run/react'
import { useEffect } from 'react'
import { globalStore, sessionStore } from '#app/store'

type Person = {
  person: string
  name: string
}

/** Syncs the stores with loader data and the window while the member layout is mounted. */
export function useSyncStores({ person, name }: Person): void {
  const industries = useMatches()
    .map(({ data }) => findIndustries(data))
    .find(list => list !== undefined)

  useEffect(() => {
    sessionStore.set({ user: { id: person, name }, flush: false })
    return () => {
      sessionStore.set({ user: null, dialog: false, flush: true })
      globalStore.set({ globalValue: null, industries: [] })
    }
  }, [person, name])

  useEffect(() => {
    if (industries) globalStore.set({ industries })
  }, [industries])

  useEffect(() => {
    const measure = () => sessionStore.set({ width: window.innerWidth, height: window.innerHeight })
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  useEffect(() => {
    // Open dialogs are appended to the body.
    const look = () => sessionStore.set({ dialog: document.querySelector(openDialog) !== null })
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [])
}

const openDialog = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]'

const findIndustries = (data: unknown) =>
  typeof data === 'object' && data !== null && 'industries' in data && Array.isArray(data.industries)
    ? data.industries.filter(isIndustry)
    : undefined

const isIndustry = (value: unknown): value is { key: string; name: string } =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value
