import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { listVersions } from './lockfile.mjs'

/** Resolves Conform and React as dependencies of the portal. */
const portal = createRequire(new URL('../../../apps/portal/package.json', import.meta.url))
const module = portal.resolve('@conform-to/react').replace(/\.js$/, '.mjs')
const { getInputProps, useForm } = await import(pathToFileURL(module).href)
const { createElement } = portal('react')
const { renderToString } = portal('react-dom/server')

test('reading the props of a field creates only one proxy', () => {
  const OriginalProxy = globalThis.Proxy
  let proxies = 0
  const countProxies = {
    construct(target, args) {
      proxies += 1
      return Reflect.construct(target, args)
    },
  }
  function Form() {
    const [, { name }] = useForm({ id: 'form', defaultValue: { name: 'Sari' } })
    globalThis.Proxy = new OriginalProxy(OriginalProxy, countProxies)
    const props = getInputProps(name, { type: 'text' })
    globalThis.Proxy = OriginalProxy
    return createElement('input', props)
  }
  expect(renderToString(createElement(Form))).toContain('id="form-name" name="name"')
  expect(proxies).toBe(1)
})

test('@conform-to/react is installed only in the version that the patch is for', () => {
  expect(listVersions('@conform-to/react')).toEqual(['1.21.1'])
})
