import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the markup of the content, rendered once per source object; undefined without a cache. */
export type FindMarkup = (source: object, content: ReactNode) => string | undefined

const FindMarkupContext = createContext<FindMarkup>(() => undefined)

/** Provides the server's markup cache. Browsers have no such cache and render the content themselves. */
export const MarkupCacheProvider = FindMarkupContext.Provider

interface CachedContentProps extends HTMLAttributes<HTMLDivElement> {
  /** Everything on which the content depends. The same object must always have the same content. */
  source?: object | undefined
  children: ReactNode
}

/**
 * A `div` with content that many pages share, such as navigation, which the server renders only once. The
 * content must not use React ids, or any context other than the link context.
 */
export function CachedContent({ source, children, ...attributes }: CachedContentProps) {
  const find = useContext(FindMarkupContext)
  const html = source && find(source, children)
  if (html === undefined) return <div {...attributes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup was rendered by React
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
