import { runProgram } from './program/cli-error.mjs'
import { prepareProduct } from './setup/prepare.mjs'
import { runProduct } from './stack/run-product.mjs'
import { builtServices } from './stack/services.mjs'

await runProgram(() => runProduct({ prepare: prepareProduct, services: builtServices }))
