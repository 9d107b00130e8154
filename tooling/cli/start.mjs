import { prepare } from './prepare.mjs'
import { runProduct } from './product.mjs'
import { main } from './refusal.mjs'
import { builtServices } from './services.mjs'

await main(() => runProduct({ prepare, services: builtServices }))
