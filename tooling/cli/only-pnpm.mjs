// `npm install` would ignore the workspace, the overrides and the patches.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'This repository installs with pnpm. Run "npm start" (it downloads the right version of pnpm).',
  )
  process.exit(1)
}
