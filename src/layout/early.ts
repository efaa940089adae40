import { restDrawing } from '../components/floor-kolam/rest-drawing';
import { keepEarlyDrafts } from '../forms/early-drafts';
import { keepMenus } from './menus';

// Runs in every page before React: see plugins/waiting-scripts.
keepMenus();
keepEarlyDrafts();
restDrawing();
