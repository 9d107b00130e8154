import { rmSync } from 'node:fs'

// Strapi loads whatever lies in dist, so what was deleted in the source must go; the admin panel (dist/build) stays.
for (const folder of ['config', 'seed', 'src']) rmSync(`dist/${folder}`, { recursive: true, force: true })
