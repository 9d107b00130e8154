export type Layout = 'default' | 'empty' | 'none'

/** The options that a page declares in the `handle` of its route module. */
export type PageHandle = {
  /** `default` is the app's frame, `empty` is a frame without navigation, and `none` is no frame. */
  layout?: Layout
  /** `false` renders the page without framework JavaScript. */
  hydrate?: false
}

/** Determines a page's layout from the handles of its routes, outermost first. The innermost layout wins. */
export function getLayout(handles: readonly unknown[]): Layout {
  const layouts = handles.filter(isHandle).flatMap(({ layout }) => layout ?? [])
  return layouts.at(-1) ?? 'default'
}

/** Whether the page loads framework JavaScript; true unless one of its routes disables it. */
export const shouldHydrate = (handles: readonly unknown[]) =>
  !handles.filter(isHandle).some(({ hydrate }) => hydrate === false)

const knownLayouts: readonly unknown[] = ['default', 'empty', 'none']

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  (!('layout' in handle) || knownLayouts.includes(handle.layout)) &&
  (!('hydrate' in handle) || handle.hydrate === false)
