import { root } from '#program/environment.mjs'
import { runStep } from '#program/steps.mjs'
import { buildAdminPanel, buildApps } from './build.mjs'
import { compileSqlite, installPackages, isInstallUpToDate } from './install.mjs'
import { linkPinnedNode } from './pinned-node.mjs'
import { ensurePnpm } from './pnpm.mjs'
import { requireDiskSpace, requireNode, requirePlatform } from './requirements.mjs'

/** Throws if the machine does not meet the requirements. Called before the first step. */
export function checkMachine() {
  requirePlatform()
  requireNode()
  requireDiskSpace(root, isInstallUpToDate() ? 0.3 : 4)
}

export async function preparePackages(logs) {
  await runStep('Package manager', () => ensurePnpm(logs))
  // A different Node needs a different installation, and the installation contains the pinned Node.
  linkPinnedNode()
  await runStep('Packages', () => installPackages(logs))
  linkPinnedNode()
}

/** Runs `build` while SQLite is compiled. */
export const buildWhileCompilingSqlite = (title, build, logs) =>
  Promise.all([runStep('SQLite', () => compileSqlite(logs)), runStep(title, () => build(logs))])

export const prepareApps = logs => buildWhileCompilingSqlite('Apps and backend', buildApps, logs)
export const prepareAdminPanel = logs => runStep('Admin panel', () => buildAdminPanel(logs))

/** Prepares the checkout: pnpm, packages, apps, backend and admin panel. */
export async function prepareCheckout(logs) {
  await preparePackages(logs)
  await prepareApps(logs)
  await prepareAdminPanel(logs)
}
