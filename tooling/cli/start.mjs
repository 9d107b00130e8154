import { main } from './program/cli-error.mjs'
import { prepare } from './setup/prepare.mjs'
import { runProduct } from './stack/run-product.mjs'
import { builtServices } from './stack/services.mjs'

await main(() => runProduct({ prepare, services: builtServices }))
