import { expect, test } from '@playwright/test';
import { MATRIX } from '../routes';
import { playGitHub, REPOSITORY } from './github';
import { errorsOf, serveScreen, signIn } from './hosted';

// Of the build of a saved change the CMS tells only screen readers. It asks GitHub and GitLab of it, but not Gitea.

const NAME = 'beside an entry the screen says to eyes too that the latest build failed';
test(NAME, { tag: MATRIX }, async ({ page, context }) => {
  await playGitHub(context, 'FAILURE');
  const errors = errorsOf(page);
  const { screen, end } = await serveScreen({ EDITING_SCREEN: `github:${REPOSITORY}` });
  await signIn(page, screen);
  await page.goto(`${screen}#/collections/pages/entries/team`);
  const button = page.getByRole('button', { name: 'View on Live Site' });
  const words = /The preview couldn’t be built/;
  await expect(button).toHaveCSS('content', words, { pseudo: 'after' });
  expect(errors).toEqual([]);
  end();
});
