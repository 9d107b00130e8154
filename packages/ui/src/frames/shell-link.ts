import type { ReactNode } from 'react'

export interface ShellLink {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
  /** A number shown after the label, with a label that states what is counted. */
  count?: { value: number; label: string }
}

export interface ShellLinkGroup {
  /** The first group has no title. */
  title?: string
  /** An icon, which makes the group collapsible. The group is open while one of its links is current. */
  collapsedIcon?: ReactNode
  links: readonly ShellLink[]
}
