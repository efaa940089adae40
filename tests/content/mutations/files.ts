import { type Mutation, CASE, ERP, TEAM, put, remove, copy, picture, all } from './change';

/** Files and folders: names, places, kinds. */
export const FILES: Mutation[] = [
  [
    'a file that every page needs deleted',
    remove('data/navigation.json'),
    'data/navigation.json  (file)  The file is missing.  The site needs it: bring it back.',
  ],
  [
    "a page's file deleted, to which others link",
    remove(TEAM),
    'data/team.json  (file)  The file is missing.  The site needs it: bring it back.',
  ],
  [
    'a case study deleted, to which another part leads',
    remove(CASE),
    'data/project-carousel.json  first[0]  There is no page "/project/project-details-03".  Expected the "path" of a page in data/projects.',
  ],
  [
    'a file renamed',
    all(copy(TEAM, 'data/taem.json'), remove(TEAM)),
    'data/taem.json  (file)  The site does not know this file.  New pages belong in data/legal/, data/projects/, data/services/. Move it there, or delete it.',
    'data/team.json  (file)  The file is missing.  The site needs it: bring it back.',
  ],
  [
    'a file renamed to capital letters at its end',
    all(picture('data/team.JSON', null), remove(TEAM)),
    'data/team.json  (file)  The file is missing.  The site needs it: bring it back.',
    'data/team.JSON  (file)  The site does not know this file.  Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Save it so, or keep it outside data/.',
  ],
  [
    'a file moved into the folder of pictures',
    all(copy(TEAM, 'data/images/team.json'), remove(TEAM)),
    'data/images/team.json  (file)  The site does not know this file.  New pages belong in data/legal/, data/projects/, data/services/. Move it there, or delete it.',
    'data/team.json  (file)  The file is missing.  The site needs it: bring it back.',
  ],
  [
    'a service in a folder with a misspelt name',
    all(copy(ERP, 'data/sevices/erp.json'), remove(ERP)),
    'data/sevices/erp.json  (file)  The site does not know this file.  New pages belong in data/legal/, data/projects/, data/services/. Move it there, or delete it.',
  ],
  [
    'a new page, as on another site',
    put('data/blog.json', '{}'),
    'data/blog.json  (file)  The site does not know this file.  New pages belong in data/legal/, data/projects/, data/services/. Move it there, or delete it.',
  ],
  [
    'a hidden copy that a program left',
    copy(TEAM, 'data/._team.json'),
    'data/._team.json  (file)  The site does not know this file.  New pages belong in data/legal/, data/projects/, data/services/. Move it there, or delete it.',
  ],
  [
    'notes beside the content',
    picture('data/notes.txt', null),
    'data/notes.txt  (file)  The site does not know this file.  Records end in .json, pictures in .jpg, .png, .webp, .avif or .svg. Save it so, or keep it outside data/.',
  ],
  [
    'a list in place of the fields',
    put(TEAM, '[]'),
    'data/team.json  (file)  The file contains a list [ … ].  Expected { at the start of the file, } at its end, and the fields between them.',
  ],
];
