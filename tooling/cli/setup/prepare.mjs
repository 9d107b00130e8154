import { buildAdminPanel, buildApps } from './build.mjs'
import { root } from './environment.mjs'
import { installPackages, isInstalled } from './install.mjs'
import { onInterrupt } from './interrupt.mjs'
import { stopAll } from './processes.mjs'
import { requireDisk, requireNode, requirePlatform } from './requirements.mjs'
import { endRunning } from './run.mjs'
import { step } from './steps.mjs'
import { ensurePnpm } from './tools.mjs'

/** What cannot be repaired from here is told before anything is done. */
export function requireMachine() {
  requirePlatform()
  requireNode()
  requireDisk(root, isInstalled() ? 0.3 : 4)
}

/** How a program that ends by itself begins: on a machine that can, and nothing goes on running after an interrupt. */
export function begin() {
  requireMachine()
  onInterrupt(async () => {
    endRunning()
    await stopAll()
  }, 130)
}

export async function preparePackages(logs) {
  await step('Package manager', () => ensurePnpm(logs))
  await step('Packages', () => installPackages(logs))
}

/** Everything up to a tree that can start: pnpm, packages, apps, backend, admin panel. */
export async function prepare(logs) {
  await preparePackages(logs)
  await step('Apps and backend', () => buildApps(logs))
  await step('Admin panel', () => buildAdminPanel(logs))
}
