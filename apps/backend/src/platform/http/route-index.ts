type Layer = { path: unknown; methods: string[]; match(path: string): boolean }
type Matched<L> = { path: L[]; pathAndMethod: L[]; route: boolean }
type Router<L extends Layer> = { stack: L[]; match(path: string, method: string): Matched<L> }

// Two literal segments, such as `/api/orders` in `/api/orders/:id`.
const literalStart = /^\/[\w-]{1,100}\/[\w-]{1,100}(?=\/|$)/

const getStart = (path: unknown): string =>
  typeof path === 'string' ? (literalStart.exec(path)?.[0].toLowerCase() ?? '') : ''

/**
 * Groups the routes, in their original order, by the literal start of the paths that they can match; `''` is
 * for all other paths.
 */
function groupByStart<L extends Layer>(layers: readonly L[]): Map<string, L[]> {
  const starts = new Set(['', ...layers.map(({ path }) => getStart(path))])
  const fitting = (start: string) =>
    layers.filter(({ path }) => {
      const own = getStart(path)
      return own === '' || own === start
    })
  return new Map([...starts].map(start => [start, fitting(start)]))
}

/**
 * Makes the router find routes by the start of the path, because it would otherwise test the patterns of all
 * routes on every request.
 */
export function indexRoutes<L extends Layer>(router: Router<L>): void {
  let indexed = 0
  let groups = new Map<string, L[]>()
  router.match = (path, method) => {
    if (router.stack.length !== indexed) {
      groups = groupByStart(router.stack)
      indexed = router.stack.length
    }
    const candidates = groups.get(getStart(path)) ?? groups.get('') ?? []
    const matching = candidates.filter(layer => layer.match(path))
    const pathAndMethod = matching.filter(({ methods }) => methods.length === 0 || methods.includes(method))
    return { path: matching, pathAndMethod, route: pathAndMethod.some(({ methods }) => methods.length > 0) }
  }
}
