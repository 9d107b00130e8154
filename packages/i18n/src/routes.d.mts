export declare const locales: readonly ['id', 'en']
export declare const defaultLocale: 'id'

/** A page of an app, which is the same in every language. */
export type Page = {
  id: string
  file: string
  path?: string
  index?: boolean
  children?: Page[]
}

/** An entry of Remix's route configuration. */
export type RouteEntry = {
  id: string
  file: string
  path?: string
  index?: boolean
  children?: RouteEntry[]
}

export declare function localizeRoutes(pages: Page[]): RouteEntry[]
