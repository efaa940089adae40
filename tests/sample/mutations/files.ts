import { type Mutation, CASE, ERP, TEAM, put, remove, copy, picture, all } from './change';

/** Files and folders: names, places, kinds. */
export const FILES: Mutation[] = [
  ['a file that every page needs deleted', remove('data/navigation.json')],
  ["a page's file deleted, to which others link", remove(TEAM)],
  ['a case study deleted, to which another part leads', remove(CASE)],
  ['a file renamed', all(copy(TEAM, 'data/taem.json'), remove(TEAM))],
  [
    'a file renamed to capital letters at its end',
    all(picture('data/team.JSON', null), remove(TEAM)),
  ],
  [
    'a file moved into the folder of pictures',
    all(copy(TEAM, 'data/images/team.json'), remove(TEAM)),
  ],
  [
    'a service in a folder with a misspelt name',
    all(copy(ERP, 'data/sevices/erp.json'), remove(ERP)),
  ],
  ['a new page, as on another site', put('data/blog.json', '{}')],
  ['a hidden copy that a program left', copy(TEAM, 'data/._team.json')],
  ['notes beside the content', picture('data/notes.txt', null)],
  ['a list in place of the fields', put(TEAM, '[]')],
];
