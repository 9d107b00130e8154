import type { loaderArgs } from './backend'

export type Action = (args: ReturnType<typeof loaderArgs>) => unknown
const modules = import.meta.glob<{ action?: Action }>('../routes/**/*.{ts,tsx}')
const sources = import.meta.glob<string>('../routes/**/*.{ts,tsx}', { query: '?raw', import: 'default' })

/** Returns every route module that exports an action, with its source. */
export async function actions(): Promise<[string, Action, string][]> {
  const found: [string, Action, string][] = []
  for (const [file, source] of Object.entries(sources)) {
    const text = await source()
    if (
      /\.test\./.test(file) ||
      !/export (async )?function action|export const action|export \{[^}]*\baction\b/.test(text)
    )
      continue
    const { action } = (await modules[file]?.()) ?? {}
    if (action) found.push([file, action, text])
  }
  return found
}

/** Returns the names of the forms in one folder. */
export async function formsBeside(file: string): Promise<string[]> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const beside = Object.entries(sources).filter(([path]) => path.startsWith(folder) && !/\.test\./.test(path))
  const texts = await Promise.all(beside.map(([, source]) => source()))
  const names = texts.flatMap(text =>
    [...text.matchAll(/(?:useSubmission\(|form === |form: )'([\w-]+)'/g)].map(([, name]) => name ?? ''),
  )
  return ['', ...new Set(names)]
}
