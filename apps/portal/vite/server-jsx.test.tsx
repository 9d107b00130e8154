import { createElement, Fragment, forwardRef, memo } from 'react'
import { jsx as reactJsx } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { jsx } from './server-jsx'

const Name = ({ name, size = 'm' }: { name: string; size?: string }) => <b className={size}>{name}</b>
const Sized = Object.assign(({ size }: { size?: string }) => <i>{size}</i>, { defaultProps: { size: 'l' } })
const Input = forwardRef<HTMLInputElement, { id: string }>((props, ref) => <input {...props} ref={ref} />)
const ref = { current: null }

test.each([
  ['an element', 'a', { href: '/', children: ['x', 1] }, undefined],
  ['an element with a key', 'li', { children: 'x' }, 7],
  ['an empty key', 'li', {}, ''],
  ['a component', Name, { name: 'Sari' }, 'k'],
  ['a memoised component', memo(Name), { name: 'Sari' }, undefined],
  ['a fragment', Fragment, { children: [<b key="1" />] }, 'f'],
  ['default properties', Sized, {}, undefined],
  ['a ref', Input, { id: 'i', ref }, undefined],
  ['a key among the properties', 'p', { key: 'spread', id: 'p' }, undefined],
] as const)('creates the element that React creates: %s', (_, type, props, key) => {
  const [element, expected] = [jsx(type, props, key), reactJsx(type, props, key)]
  const parts = ({ type, key, props }: typeof element) => ({ type, key, props })
  expect(parts(element)).toEqual(parts(expected))
  expect(Reflect.get(element, 'ref')).toBe(Reflect.get(expected, 'ref'))
  expect(renderToString(createElement('div', null, element))).toBe(
    renderToString(createElement('div', null, expected)),
  )
  // React warns about default props, and about keys passed as props.
  vi.mocked(console.error).mockClear()
})
