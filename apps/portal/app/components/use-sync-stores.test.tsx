// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { globalStore, sessionStore, useStore } from '#app/store'
import { useSyncStores } from './use-sync-stores'

const industries = [{ key: 'hotel', name: 'Hotel' }]

function Member() {
  useSyncStores({ person: 'p1', name: 'Sari' })
  const user = useStore(sessionStore, state => state.user)
  return <p>{user?.name ?? 'nobody'}</p>
}

async function open() {
  const Stub = createRemixStub([{ path: '/', Component: Member, loader: () => ({ industries }) }])
  const page = render(<Stub />)
  await screen.findByText('Sari')
  return page
}

afterEach(cleanup)

describe('the browser stores', () => {
  test('start empty', () => {
    expect(sessionStore.get()).toEqual({ flush: false, dialog: false, user: null, width: 0, height: 0 })
    expect(globalStore.get()).toEqual({ globalValue: null, industries: [] })
  })

  test('contain the member, loader data and the window size', async () => {
    await open()
    expect(sessionStore.get()).toMatchObject({ flush: false, user: { id: 'p1', name: 'Sari' } })
    expect(sessionStore.get().width).toBe(window.innerWidth)
    expect(globalStore.get().industries).toEqual(industries)
    Object.assign(window, { innerWidth: 360, innerHeight: 780 })
    act(() => void window.dispatchEvent(new Event('resize')))
    expect([sessionStore.get().width, sessionStore.get().height]).toEqual([360, 780])
  })

  test('track whether a dialog is open', async () => {
    await open()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.dataset.state = 'open'
    await act(async () => document.body.append(dialog))
    expect(sessionStore.get().dialog).toBe(true)
    await act(async () => dialog.remove())
    expect(sessionStore.get().dialog).toBe(false)
  })

  test('are cleared when the member layout unmounts', async () => {
    const { unmount } = await open()
    unmount()
    expect(sessionStore.get()).toMatchObject({ flush: true, user: null })
    expect(globalStore.get()).toEqual({ globalValue: null, industries: [] })
  })
})
