import type { JsMinifyOptions } from '@swc/core'

export function minifyScript(
  code: string,
  options: { isModule: boolean; compress: JsMinifyOptions['compress'] },
): Promise<string>

/** A Vite plugin. */
export const minifyScripts: {
  name: string
  apply(config: unknown, env: { command: string; isSsrBuild?: boolean }): boolean
  renderChunk: { order: 'post'; handler(code: string): Promise<{ code: string; map: null }> }
}
