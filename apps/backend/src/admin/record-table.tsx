import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = {
  label: string
  headings: string[]
  /** Heading of a last column with buttons, for screen readers only. */
  actions?: string
  rowCount: number
  children: ReactNode
}

/** A table with one row per record. */
export function RecordTable({ label, headings, actions, rowCount, children }: Props) {
  const colCount = headings.length + (actions === undefined ? 0 : 1)
  return (
    <Table colCount={colCount} rowCount={rowCount + 1} aria-label={label}>
      <Thead>
        <Tr>
          {headings.map(heading => (
            <Th key={heading}>
              <Typography variant="sigma">{heading}</Typography>
            </Th>
          ))}
          {actions !== undefined && (
            <Th>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  )
}
