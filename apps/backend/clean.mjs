import { rmSync } from 'node:fs'

// Strapi loads every file in dist, so the output of deleted sources must be removed. The admin panel (dist/build)
// is kept.
for (const folder of ['config', 'seed', 'src']) rmSync(`dist/${folder}`, { recursive: true, force: true })
