import { z } from 'zod'
import { type Block, type BlockName, blockNames, blockSchemas } from './blocks'

export type Log = (message: string, facts: Record<string, unknown>) => void

const named = z.looseObject({ __component: z.string() })

const byName = (name: BlockName) => blockSchemas[name].transform(fields => ({ block: name, ...fields }))
const readers = new Map<string, z.ZodType>(blockNames.map(name => [`sections.${name}`, byName(name)]))

/**
 * The blocks of a page. One that this version does not know, or whose shape is wrong, is left out and logged:
 * the rest of the page stands.
 */
export const blocksSchema = (log: Log) =>
  z
    .array(named)
    .nullish()
    .transform((found): Block[] =>
      (found ?? []).flatMap((section): Block[] => {
        const reader = readers.get(section.__component)
        if (!reader) {
          log('An unknown block was left out', { block: section.__component })
          return []
        }
        const parsed = reader.safeParse(section)
        // The map is made from `blockSchemas` above: what its readers answer is a block.
        if (parsed.success) return [parsed.data as Block]
        const fields = parsed.error.issues.map(({ path }) => path.join('.'))
        log('A broken block was left out', { block: section.__component, fields })
        return []
      }),
    )
