import { expect, test } from 'vitest'
import { sumBytesBySource } from './bytes-by-source.mjs'

test('divides the bytes of scripts among packages and folders', () => {
  const scripts = [
    {
      name: 'framework-AbCdEf12.js',
      bytes: 1000,
      modules: {
        'node_modules/react-dom/cjs/react-dom.js': 600,
        'node_modules/@remix-run/react/dist/a.js': 100,
        'node_modules/@remix-run/react/dist/esm/b.js': 100,
        'packages/ui/src/controls/button.tsx': 200,
      },
    },
    { name: 'kit-AbCdEf12.js', bytes: 50, modules: { 'packages/ui/src/controls/field.tsx': 7 } },
    { name: 'manifest-id-12345678.js', bytes: 25 },
  ]
  expect(Object.fromEntries(sumBytesBySource(scripts))).toEqual({
    'react-dom': 600,
    '@remix-run/react': 200,
    'packages/ui/src/controls': 250,
    'manifest-id': 25,
  })
})
