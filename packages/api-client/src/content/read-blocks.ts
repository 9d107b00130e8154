import { z } from 'zod'
import { type Block, type BlockName, blockNames, blockSchemas } from './blocks'

export type Log = (message: string, facts: Record<string, unknown>) => void

const named = z.looseObject({ __component: z.string() })

const byName = (name: BlockName) => blockSchemas[name].transform(fields => ({ block: name, ...fields }))
const readers = new Map<string, z.ZodType>(blockNames.map(name => [`sections.${name}`, byName(name)]))

/**
 * The blocks of a page. One that this version does not know is left out and logged; a known one of the wrong shape
 * is a failure, except in a draft, where an editor has not finished it.
 */
export const blocks = (log: Log, draft: () => boolean) =>
  z
    .array(named)
    .nullish()
    .transform((found, context): Block[] =>
      (found ?? []).flatMap((section): Block[] => {
        const reader = readers.get(section.__component)
        if (!reader) {
          log('An unknown block was left out', { block: section.__component })
          return []
        }
        const parsed = reader.safeParse(section)
        // The map is made from `blockSchemas` above: what its readers answer is a block.
        if (parsed.success) return [parsed.data as Block]
        if (draft()) log('An unfinished block was left out', { block: section.__component })
        else context.addIssue({ code: 'custom', message: `${section.__component} is not in its shape` })
        return []
      }),
    )
