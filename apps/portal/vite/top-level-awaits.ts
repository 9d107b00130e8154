import type { Plugin } from 'vite'

const label = 'topLevelAwait: '

/**
 * Hides from the bundler that pages wait for their messages. If any module awaits at its top level, the bundler writes a
 * separate file for each route whose module it has moved to a shared script, and for each small module that pages share.
 */
export const topLevelAwaits: Plugin = {
  name: 'top-level-awaits',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { code: /^await loadMessages\(/m },
    handler: code => code.replaceAll(/^await (?=loadMessages\()/gm, label),
  },
  renderChunk: code => code.replaceAll(label, 'await '),
}
