import { minify } from '@swc/core'

/** Returns the minified code of a script. `compress` changes the options of SWC, which are those of terser. */
export async function minifyScript(code, { isModule, compress }) {
  const minified = await minify(code, {
    module: isModule,
    ecma: 2020,
    compress,
    mangle: true,
    format: { comments: false },
  })
  return minified.code
}

/**
 * Minifies scripts for browsers, if the build is configured with `minify: false` and `cssMinify: true`. A page of
 * the portal becomes 4 kB smaller than with Vite's own minifier and 1 kB smaller than with terser, which takes
 * ten times as long.
 */
export const minifyScripts = {
  name: 'minify-scripts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: {
    order: 'post',
    handler: async code => ({
      code: await minifyScript(code, { isModule: true, compress: { passes: 3 } }),
      map: null,
    }),
  },
}
