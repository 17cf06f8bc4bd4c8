import { type Config, commands } from '@bellgrid/model';
import { runEdit } from '../../../document/draft/run-edit.ts';

/** Changes settings of the draft as one step to undo. */
export const changeConfig = (changes: Partial<Config>): boolean => runEdit(commands.setConfig, { changes });
