import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { listVisiblePages, Pagination } from './pagination'

afterEach(cleanup)

const labels = { previous: 'Sebelumnya', next: 'Berikutnya', page: (page: number) => `Halaman ${page}` }
const show = (page: number, pageCount: number) =>
  render(
    <Pagination
      label="Halaman"
      summary="Menampilkan 1 - 6 dari 14 hasil"
      page={page}
      pageCount={pageCount}
      getHref={number => `?page=${number}`}
      labels={labels}
    />,
  )

describe('pagination', () => {
  test('shows the summary', () => {
    show(1, 3)
    expect(screen.getByText('Menampilkan 1 - 6 dari 14 hasil')).toBeTruthy()
  })

  test('marks the current page and links to its neighbours', () => {
    show(2, 3)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
    expect(screen.getByRole('link', { name: 'Sebelumnya' }).getAttribute('href')).toBe('?page=1')
    expect(screen.getByRole('link', { name: 'Berikutnya' }).getAttribute('href')).toBe('?page=3')
  })

  test('has no page links if there is only one page', () => {
    show(1, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i shows the pages %j', (page, count, pages) => {
    expect(listVisiblePages(page, count)).toEqual(pages)
  })
})
