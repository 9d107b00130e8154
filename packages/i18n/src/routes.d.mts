export declare const locales: readonly ['id', 'en']
export declare const defaultLocale: 'id'

/** One page of an app; the same in every language. */
export interface Page {
  id: string
  file: string
  path?: string
  index?: boolean
  children?: Page[]
}

/** An entry of Remix's route configuration. */
export interface RouteEntry {
  id: string
  file: string
  path?: string
  index?: boolean
  children?: RouteEntry[]
}

export declare function localizeRoutes(pages: Page[]): RouteEntry[]
