import type { ReactNode } from 'react'

export interface ShellLink {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
  /** A number after the label, and what it counts. */
  count?: { value: number; label: string }
}

export interface ShellGroup {
  /** The first group has no title. */
  title?: string
  /** The icon of a group that stays folded until one of its links is current. */
  fold?: ReactNode
  links: readonly ShellLink[]
}
