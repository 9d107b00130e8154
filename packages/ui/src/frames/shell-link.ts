import type { ReactNode } from 'react'

export interface ShellLink {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
  /** A number after the label, and a label for what it counts. */
  count?: { value: number; label: string }
}

export interface ShellGroup {
  /** The first group has no title. */
  title?: string
  /** Makes the group collapsible, with this icon; it is open while one of its links is current. */
  collapsedIcon?: ReactNode
  links: readonly ShellLink[]
}
