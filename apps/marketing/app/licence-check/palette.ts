type Palette = 'palette-light' | 'palette-dark'

/** Returns the declarations of a palette in packages/ui's tokens.css. */
function getDeclarations(tokens: string, palette: Palette): { name: string; value: string }[] {
  const rules = tokens.split(`@utility ${palette} {`)[1]?.split('\n}')[0] ?? ''
  return rules.split(';').flatMap(declaration => {
    const [name = '', value] = declaration.split(':')
    return value ? [{ name: name.trim(), value: value.trim() }] : []
  })
}

/** Returns CSS with the tokens that a style sheet uses, in both themes. */
export function buildPaletteCss(tokens: string, styles: string): string {
  const isUsed = (name: string) => name === 'color-scheme' || styles.includes(`var(${name})`)
  const root = (palette: Palette) => {
    const used = getDeclarations(tokens, palette).filter(({ name }) => isUsed(name))
    return `:root{${used.map(({ name, value }) => `${name}:${value}`).join(';')}}`
  }
  return `${root('palette-light')}@media (prefers-color-scheme:dark){${root('palette-dark')}}`
}
