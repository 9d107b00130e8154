import { getStoredTheme, type Theme } from '@bgm/browser'
import { useEffect, useState } from 'react'

/** The theme stored in this browser; null on the server. */
export function useTheme(): Theme | null {
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(getStoredTheme()), [])
  return theme
}
