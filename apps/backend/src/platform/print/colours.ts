/** The light theme; printed documents have no dark theme. */
export const colours = {
  ink: '#1C1322',
  muted: '#5A505F',
  line: '#D8CCB9',
  paper: '#FFFDFA',
  white: '#FFFFFF',
  accent: '#DB1272',
  band: { ground: '#1C1322', light: '#F3E9DA', dark: '#584766', pink: '#FF6BB1' },
  onDeep: '#F8F1E6',
  cut: '#8F8490',
  sunken: '#EFE8DB',
  ok: '#0B5F5C',
  okTint: '#D8ECE6',
  warn: '#8A4B00',
  warnTint: '#FBEBCB',
} as const
