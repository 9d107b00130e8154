export type Layout = 'default' | 'empty' | 'none'

/** What a route module may say of its page, in its `handle`. */
export interface PageHandle {
  /** `default` the app's frame, `empty` a bare one without navigation, `none` nothing around the page. */
  layout?: Layout
  /** `false`: the page comes without the framework's script. */
  hydrate?: false
}

/** The layout of a page by the handles of its routes, outermost first: the default one unless the innermost word is another. */
export function layoutOf(handles: readonly unknown[]): Layout {
  const said = handles.filter(isHandle).flatMap(({ layout }) => layout ?? [])
  return said.at(-1) ?? 'default'
}

/** Whether the framework's script comes with the page: unless one of its routes does without. */
export const hydrates = (handles: readonly unknown[]) =>
  !handles.filter(isHandle).some(({ hydrate }) => hydrate === false)

const layouts: readonly unknown[] = ['default', 'empty', 'none']

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  (!('layout' in handle) || layouts.includes(handle.layout)) &&
  (!('hydrate' in handle) || handle.hydrate === false)
