import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Table } from './table'

afterEach(cleanup)

const show = (busy?: string) =>
  render(
    <Table
      caption="Unit"
      columns={[
        {
          key: 'name',
          header: 'Nama',
          kind: 'name',
          cell: (row: string) => row,
          sort: { href: '?sort=-name', direction: 'ascending' },
        },
      ]}
      rows={['Dago']}
      rowKey={row => row}
      busy={busy}
    />,
  )

describe('Table', () => {
  test('sorts with links and exposes the current order to assistive technology', () => {
    show()
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('link', { name: 'Nama' }).getAttribute('href')).toBe('?sort=-name')
  })

  test('announces that rows are loading while it keeps showing the current ones', () => {
    show('Memuat...')
    expect(screen.getByRole('status').textContent).toBe('Memuat...')
    expect(screen.getByText('Dago')).toBeDefined()
  })
})
