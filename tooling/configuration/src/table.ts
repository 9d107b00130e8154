import { z } from 'zod'

export type Process = {
  name: string
  variables: Record<string, z.ZodType>
  /** Variables that are optional locally but required in production. */
  required?: readonly string[]
}

type Row = {
  name: string
  fallback: string
  required: boolean
  processes: string[]
  meaning: string
}

/** The default value before transformations; days, for example, are not converted. */
function getFallback(schema: z.ZodType): { required: boolean; text: string } {
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return getFallback(schema.in)
  const { success, data } = schema.safeParse(undefined)
  return { required: !success, text: data === undefined ? '' : String(data) }
}

function getRows({ name: process, variables, required: mandatory = [] }: Process): Row[] {
  return Object.entries(variables).map(([name, schema]) => {
    const { required, text } = getFallback(schema)
    return {
      name,
      fallback: text,
      required: required || mandatory.includes(name),
      processes: [process],
      meaning: schema.description ?? '',
    }
  })
}

/**
 * Returns one row per name and default value. Processes with the same default share a row, with the
 * description from the first process.
 */
function merged(rows: Row[]): Row[] {
  const all = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.name} ${row.fallback}`
    const known = all.get(key)
    all.set(
      key,
      known
        ? {
            ...known,
            required: known.required || row.required,
            processes: [...known.processes, ...row.processes],
          }
        : row,
    )
  }
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name))
}

const code = (text: string) => (text === '' ? '' : `\`${text}\``)

/**
 * Renders the table as Markdown, with a column for the process if there are several. Throws if a variable
 * has no description.
 */
export function renderConfigurationTable(processes: Process[]): string {
  const several = processes.length > 1
  const rows = merged(processes.flatMap(getRows)).map(({ name, fallback, required, processes, meaning }) => {
    if (meaning === '') throw new Error(`${name} of ${processes.join(', ')} has no description`)
    return `| \`${name}\` | ${code(fallback)} | ${required ? 'yes' : ''} |${several ? ` ${processes.join(', ')} |` : ''} ${meaning} |`
  })
  return [
    `| name | default | required in production |${several ? ' process |' : ''} what it is |`,
    `|---|---|---|---|${several ? '---|' : ''}`,
    ...rows,
  ].join('\n')
}
