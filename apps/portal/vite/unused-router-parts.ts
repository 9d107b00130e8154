import type { Plugin } from 'vite'

type Replacement = [from: RegExp | string, to: string]

/**
 * Flags that Remix always sets on the router, including those for its own future flags (`vite.config.ts`).
 */
const routerFlags =
  /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g

/**
 * Features that the portal does not use: deferred data (single fetch streams promises), route discovery,
 * view transitions.
 */
const router: Replacement[] = [
  [routerFlags, 'true'],
  [
    'let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;',
    'const patchRoutesOnNavigationImpl = undefined;',
  ],
  ['return result.type === ResultType.deferred;', 'return false;'],
  ['let deferred = value;', 'return false; let deferred = value;'],
]
const routerDom: Replacement[] = [['if (!viewTransitionOpts || isViewTransitionUnavailable)', 'if (true)']]

const remix = ({ v3_singleFetch, v3_lazyRouteDiscovery }: Flags): Replacement[] => [
  [/(?:window\.__remixContext\.)?future\.v3_singleFetch/g, String(v3_singleFetch)],
  ['future.v3_lazyRouteDiscovery', String(v3_lazyRouteDiscovery)],
  ['window.__remixContext.isSpaMode', 'false'],
  ['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
]

type Flags = {
  v3_singleFetch: boolean
  v3_lazyRouteDiscovery: boolean
}

const replaceAll = (code: string, replacements: Replacement[]) =>
  replacements.reduce((text, [from, to]) => text.replaceAll(from, to), code)

/** Fixes flags in the browser's router to constants, so that the minifier removes the disabled branches. */
export function removeUnusedRouterParts(flags: Flags): Plugin {
  const packages: [RegExp, Replacement[]][] = [
    [/\/@remix-run\/router\/dist\/router\.js/, router],
    [/\/react-router-dom\/dist\/index\.js/, routerDom],
  ]
  return {
    name: 'unused-router-parts',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id.includes('/@remix-run/react/dist/esm/')) return replaceAll(code, remix(flags))
      const found = packages.find(([module]) => module.test(id))?.[1]
      if (!found) return null
      const missing = found.find(([from]) => replaceAll(code, [[from, '']]) === code)
      if (missing) this.error(`The router no longer contains ${missing[0]}`)
      return replaceAll(code, found)
    },
  }
}
