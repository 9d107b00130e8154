// @vitest-environment happy-dom
import { markSaved, markUnsaved } from '@bgm/browser'
import { useLoaderData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pollingClientLoader, usePolling } from './use-polling'

function Board() {
  const { text } = usePolling(useLoaderData<{ text: string; now: number }>(), 5)
  return (
    <form method="post">
      <input aria-label={text} />
    </form>
  )
}

/** Shows a page and ends the session; returns once a refresh has been redirected to sign-in. */
async function showUntilSessionEnds(prepare: (form: HTMLFormElement) => void) {
  const ended = () => new Response(null, { status: 302, headers: { Location: '/sign-in' } })
  const serverLoader = vi
    .fn()
    .mockResolvedValueOnce({ text: 'Lobi', now: 1 })
    .mockImplementation(() => {
      throw ended()
    })
  const loader = ({ request }: { request: Request }) => {
    const form = document.forms[0]
    if (form) prepare(form)
    return pollingClientLoader({ request, params: {}, serverLoader })
  }
  const Stub = createRemixStub([
    { path: '/', Component: Board, loader, HydrateFallback: () => null },
    { path: '/sign-in', Component: () => <h1>Masuk</h1> },
  ])
  render(<Stub />)
  await waitFor(() => expect(serverLoader.mock.calls.length).toBeGreaterThan(1))
}

afterEach(cleanup)

describe('a refresh after the end of the session', () => {
  test('leads to sign-in', async () => {
    await showUntilSessionEnds(() => {})
    expect(await screen.findByText('Masuk')).not.toBeNull()
  })

  test('keeps the page while a form is half-filled', async () => {
    await showUntilSessionEnds(markUnsaved)
    await expect(screen.findByText('Masuk', {}, { timeout: 100 })).rejects.toThrow()
    expect(screen.getByLabelText('Lobi')).not.toBeNull()
    for (const form of document.forms) markSaved(form)
  })
})
