import type { ReactNode } from 'react'

export type ShellLink = {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
  /** A number shown after the link's label, with its own label that states what is counted. */
  count?: { value: number; label: string }
}

export type ShellLinkGroup = {
  /** The title of the group; absent for the first group. */
  title?: string
  /** An icon that makes the group collapsible. The group is open while one of its links is current. */
  collapsedIcon?: ReactNode
  links: readonly ShellLink[]
}
