import type { ReactNode } from 'react'

export interface ShellLink {
  href: string
  label: string
  icon: ReactNode
  current?: boolean
}

export interface ShellGroup {
  /** The first group has no title. */
  title?: string
  links: readonly ShellLink[]
}
