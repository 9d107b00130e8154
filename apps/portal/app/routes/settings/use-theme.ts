import { storedTheme, type Theme } from '@bgm/browser'
import { useEffect, useState } from 'react'

/** The theme that this browser keeps; unknown on the server, so nothing is chosen there. */
export function useTheme(): Theme | null {
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(storedTheme()), [])
  return theme
}
