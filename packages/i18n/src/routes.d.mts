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

/** What the framework's route configuration takes. */
export interface RouteEntry {
  id: string
  file: string
  path?: string
  index?: boolean
  children?: RouteEntry[]
}

export declare function localizeRoutes(pages: Page[]): RouteEntry[]
