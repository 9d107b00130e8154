import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const buildFile = z.object({ id: z.string().regex(/^[\w.-]{1,64}$/), timestamp: z.number().int() })
export type BuildInfo = z.infer<typeof buildFile>

/** Reads the `build.json` written by finish-build. */
export async function readBuildInfo(buildDir: string): Promise<BuildInfo> {
  return buildFile.parse(JSON.parse(await readFile(join(buildDir, 'build.json'), 'utf8')))
}
